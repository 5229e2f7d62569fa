// Soft noise that is the same on every machine: a sum of a few fixed waves, which makes borders wander.

const waves = [
  [1, 0.35, 0.4],
  [-0.62, 0.83, 2.1],
  [0.27, -1.18, 4.4],
  [-1.31, -0.44, 1.3],
  [0.9, 1.4, 5.2],
  [1.75, -0.93, 3.3],
];

const wave = (x, y, offset) =>
  waves.reduce((sum, [u, v, phase]) => sum + Math.sin(u * x + v * y + phase + offset), 0) / 3;

/** A point moved by up to about `size`, in bends about `length` long. */
export function wander([x, y], { size, length }) {
  const [u, v] = [(x * 4) / length, (y * 4) / length];
  return [
    x + size * (wave(u, v, 0) + 0.35 * wave(u * 2.7, v * 2.7, 1)),
    y + size * (wave(v, -u, 2.5) + 0.35 * wave(v * 2.7, -u * 2.7, 4)),
  ];
}
