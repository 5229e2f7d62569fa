//! Plots as SVG: panels with axes, lines, bands and bars. Colors follow the reader's light or dark color scheme, and each
//! picture has its own background, so that it is legible anywhere.
//!
//! ```
//! use plot::{Panel, Picture, ticks};
//!
//! let mut picture = Picture::new(200.0, 120.0, "Growth", "A line that rises");
//! let panel = Panel { corner: (60.0, 40.0), size: (120.0, 40.0), across: (0.0, 2.0), up: (0.0, 4.0) };
//! panel.frame(&mut picture, "", ("years", "trees"), &ticks(0, 2, 1, ""), &ticks(0, 4, 2, ""));
//! panel.curve(&mut picture, &[(0.0, 0.0), (1.0, 1.0), (2.0, 4.0)], "line s0");
//! assert!(picture.finish().starts_with("<svg"));
//! ```

#![forbid(unsafe_code)]

use std::fmt::Write;

/// Each class with its property and its colors in the light and the dark scheme.
const STYLE: &[(&str, &str, &str, &str)] = &[
    ("bg", "fill", "#ffffff", "#0d1117"),
    ("ink", "fill", "#1f2328", "#e6edf3"),
    ("faint", "fill", "#59636e", "#9aa4af"),
    ("grid", "stroke", "#d8dee4", "#2d343c"),
    ("axis", "stroke", "#59636e", "#9aa4af"),
    ("s0", "stroke", "#0969c4", "#58a6ff"),
    ("s1", "stroke", "#c4570a", "#f0883e"),
    ("s2", "stroke", "#12805c", "#3fb98a"),
    ("s3", "stroke", "#a3327f", "#e07bc0"),
    ("f0", "fill", "#0969c4", "#58a6ff"),
    ("f1", "fill", "#c4570a", "#f0883e"),
    ("f2", "fill", "#12805c", "#3fb98a"),
    ("f3", "fill", "#a3327f", "#e07bc0"),
    ("won", "fill", "#2f74b5", "#4b8fd0"),
    ("drawn", "fill", "#b9c2cc", "#6c7783"),
    ("lost", "fill", "#c9651a", "#d9803d"),
];

/// Style rules of both color schemes.
const COMMON: &str = "text{font-family:system-ui,'Segoe UI',Helvetica,Arial,sans-serif;font-size:12px}\
.title{font-size:16px;font-weight:600}.head{font-size:13px;font-weight:600}.small{font-size:11px}\
.grid,.axis{stroke-width:1;fill:none}.line{fill:none;stroke-width:2;stroke-linejoin:round}\
.band{opacity:.18}.dash{stroke-dasharray:5 4}.dots{stroke-dasharray:1.5 4;stroke-linecap:round}";

/// Position of a text relative to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The text starts at the point.
    Start,
    /// The text is centered on the point.
    Middle,
    /// The text ends at the point.
    End,
}

/// A picture in the making.
#[derive(Clone, Debug)]
pub struct Picture {
    width: f64,
    height: f64,
    body: String,
    description: String,
}

/// Formats a number with at most one decimal, which keeps files small and stable.
fn n(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// Escapes a text for XML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Picture {
    /// An empty picture with a title and a text alternative.
    pub fn new(width: f64, height: f64, title: &str, description: &str) -> Picture {
        let mut picture = Picture { width, height, body: String::new(), description: description.to_owned() };
        picture.text((16.0, 26.0), Anchor::Start, "ink title", title);
        picture
    }

    /// Writes a text.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let _ = writeln!(
            self.body,
            r#"<text x="{}" y="{}" text-anchor="{anchor}" class="{class}">{}</text>"#,
            n(x),
            n(y),
            escape(text)
        );
    }

    /// Writes a centered text from bottom to top.
    fn upright(&mut self, (x, y): (f64, f64), class: &str, text: &str) {
        let (x, y) = (n(x), n(y));
        let text = escape(text);
        let _ = writeln!(
            self.body,
            r#"<text x="{x}" y="{y}" text-anchor="middle" class="{class}" transform="rotate(-90 {x} {y})">{text}</text>"#
        );
    }

    /// Draws a line through points.
    pub fn line(&mut self, points: &[(f64, f64)], class: &str) {
        let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", n(x), n(y))).collect();
        let _ = writeln!(self.body, r#"<polyline points="{}" class="{class}"/>"#, points.join(" "));
    }

    /// Fills a polygon.
    pub fn area(&mut self, points: &[(f64, f64)], class: &str) {
        let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", n(x), n(y))).collect();
        let _ = writeln!(self.body, r#"<polygon points="{}" class="{class}"/>"#, points.join(" "));
    }

    /// Fills a rectangle with a class.
    pub fn bar(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), class: &str) {
        let _ = writeln!(
            self.body,
            r#"<rect x="{}" y="{}" width="{}" height="{}" class="{class}"/>"#,
            n(x),
            n(y),
            n(width),
            n(height)
        );
    }

    /// Fills a rectangle with a color from the scale for `part`, 0 to 1, and writes a text on it.
    pub fn cell(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), part: f64, text: &str) {
        let (red, green, blue) = scale(part);
        let bright = 0.299 * red + 0.587 * green + 0.114 * blue > 140.0;
        let ink = if bright { "#1f2328" } else { "#ffffff" };
        let _ = writeln!(
            self.body,
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="rgb({red:.0},{green:.0},{blue:.0})"/>"#,
            n(x),
            n(y),
            n(width),
            n(height)
        );
        if !text.is_empty() {
            let _ = writeln!(
                self.body,
                r#"<text x="{}" y="{}" text-anchor="middle" class="small" fill="{ink}">{text}</text>"#,
                n(x + width / 2.0),
                n(y + height / 2.0 + 4.0)
            );
        }
    }

    /// The picture as an SVG file.
    pub fn finish(self) -> String {
        let (width, height) = (n(self.width), n(self.height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" aria-label=\"{}\">\n<style>{}</style>\n\
             <rect width=\"{width}\" height=\"{height}\" class=\"bg\"/>\n{}</svg>\n",
            escape(&self.description),
            style(),
            self.body
        )
    }

    /// The picture as an element of a page that contains the [`style`] and may scale it.
    pub fn part(self) -> String {
        let (width, height) = (n(self.width), n(self.height));
        let description = escape(&self.description);
        format!(
            "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{description}\">\n{}</svg>\n",
            self.body
        )
    }
}

/// The style sheet of the classes, for a page that contains pictures.
pub fn style() -> String {
    let rules = |dark: bool| -> String {
        let rule = |&(class, property, light, night): &(&str, &str, &str, &str)| {
            format!(".{class}{{{property}:{}}}", if dark { night } else { light })
        };
        STYLE.iter().map(rule).collect()
    };
    format!("{COMMON}{}\n@media (prefers-color-scheme:dark){{{}}}", rules(false), rules(true))
}

/// A diverging color scale from 0 (orange) through 0.5 (nearly white) to 1 (blue), safe for color blindness.
fn scale(part: f64) -> (f64, f64, f64) {
    const STOPS: [(f64, f64, f64); 5] =
        [(166.0, 75.0, 10.0), (241.0, 163.0, 84.0), (245.0, 243.0, 240.0), (118.0, 176.0, 216.0), (28.0, 92.0, 156.0)];
    let place = part.clamp(0.0, 1.0) * (STOPS.len() - 1) as f64;
    let low = (place as usize).min(STOPS.len() - 2);
    let (a, b, t) = (STOPS[low], STOPS[low + 1], place - low as f64);
    let mix = |a: f64, b: f64| a + (b - a) * t;
    (mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
}

/// A panel: a rectangle of the picture with two axes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    /// Upper left corner.
    pub corner: (f64, f64),
    /// Width and height.
    pub size: (f64, f64),
    /// Range of the horizontal axis.
    pub across: (f64, f64),
    /// Range of the vertical axis.
    pub up: (f64, f64),
}

impl Panel {
    /// Converts values to coordinates of the picture.
    pub fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let part = |value: f64, (from, to): (f64, f64)| (value - from) / (to - from);
        (self.corner.0 + part(x, self.across) * self.size.0, self.corner.1 + (1.0 - part(y, self.up)) * self.size.1)
    }

    /// Draws the frame: a heading, the labels of both axes, and their ticks.
    pub fn frame(
        &self,
        picture: &mut Picture,
        heading: &str,
        (across, up): (&str, &str),
        ticks: &[(f64, String)],
        marks: &[(f64, String)],
    ) {
        let (left, top) = self.corner;
        let (right, bottom) = (left + self.size.0, top + self.size.1);
        picture.text((left, top - 8.0), Anchor::Start, "ink head", heading);
        for (value, label) in marks {
            let (_, y) = self.at(self.across.0, *value);
            picture.line(&[(left, y), (right, y)], "grid");
            picture.text((left - 6.0, y + 4.0), Anchor::End, "faint small", label);
        }
        for (value, label) in ticks {
            let (x, _) = self.at(*value, self.up.0);
            picture.line(&[(x, bottom), (x, bottom + 4.0)], "axis");
            picture.text((x, bottom + 17.0), Anchor::Middle, "faint small", label);
        }
        picture.line(&[(left, top), (left, bottom), (right, bottom)], "axis");
        picture.text(((left + right) / 2.0, bottom + 34.0), Anchor::Middle, "faint small", across);
        picture.upright((left - 50.0, (top + bottom) / 2.0), "faint small", up);
    }

    /// Draws a line through values.
    pub fn curve(&self, picture: &mut Picture, points: &[(f64, f64)], class: &str) {
        let points: Vec<_> = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        picture.line(&points, class);
    }

    /// Draws a band between a low and a high value for each `x`.
    pub fn band(&self, picture: &mut Picture, points: &[(f64, f64, f64)], class: &str) {
        let low = points.iter().map(|&(x, low, _)| self.at(x, low));
        let high = points.iter().rev().map(|&(x, _, high)| self.at(x, high));
        let points: Vec<_> = low.chain(high).collect();
        picture.area(&points, class);
    }
}

/// Ticks at every step, labeled with number and unit.
pub fn ticks(from: usize, to: usize, step: usize, unit: &str) -> Vec<(f64, String)> {
    (from..=to).step_by(step).map(|value| (value as f64, format!("{value}{unit}"))).collect()
}
