// How colours look to people: their contrast, and how far apart they are with and without red or green cones.

type Rgb = readonly [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of WCAG 2. */
export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Machado, Oliveira and Fernandes (2009), severity 1: what somebody without red or green cones sees. */
export const SIGHTS: Readonly<Record<string, readonly Rgb[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** Lightness and two hues in OKLab. */
const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

const seen = (hex: string, sight: readonly Rgb[]): Rgb => {
  const colour = linear(hex);
  const mixed = sight.map((row) => Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]));
  return oklab(mixed as unknown as Rgb);
};

export const apart = (a: string, b: string, sight: readonly Rgb[]): number => {
  const [x, y] = [seen(a, sight), seen(b, sight)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
};
