//! A small net: numbers in, one hidden layer, a strength out.

use serde::{Deserialize, Serialize};

/// The weights, and how they came about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Net {
    /// The command that fitted it.
    pub made_by: String,
    /// For each hidden unit its weights of all inputs, one unit after the other.
    pub inputs: Vec<f32>,
    /// What each hidden unit adds to its inputs.
    pub bias: Vec<f32>,
    /// What each hidden unit counts.
    pub outputs: Vec<f32>,
    /// What each input counts directly.
    pub direct: Vec<f32>,
}

impl Net {
    /// The net of a file.
    pub fn read(text: &str) -> Result<Net, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The net as a file: a line for each hidden unit, four digits for each weight.
    pub fn write(&self) -> String {
        let list = |weights: &[f32]| {
            let short: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
            short.join(",")
        };
        let features = self.direct.len().max(1);
        let units: Vec<String> = self.inputs.chunks(features).map(list).collect();
        format!(
            "{{\"made_by\":{:?},\n\"direct\":[{}],\n\"bias\":[{}],\n\"outputs\":[{}],\n\"inputs\":[\n{}]}}\n",
            self.made_by,
            list(&self.direct),
            list(&self.bias),
            list(&self.outputs),
            units.join(",\n"),
        )
    }

    /// The strength of a seat.
    pub fn strength(&self, row: &[f32]) -> f32 {
        let mut strength = dot(&self.direct, row);
        for ((weights, bias), output) in self.inputs.chunks_exact(row.len()).zip(&self.bias).zip(&self.outputs) {
            strength += output * (dot(weights, row) + bias).max(0.0);
        }
        strength
    }
}

/// The sum of products, in lanes that the compiler can keep in one register.
fn dot(one: &[f32], other: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0; LANES];
    let (one, other) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    let rest: f32 = one.remainder().iter().zip(other.remainder()).map(|(a, b)| a * b).sum();
    for (one, other) in one.zip(other) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum::<f32>() + rest
}
