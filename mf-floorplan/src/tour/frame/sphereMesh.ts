const columns = 96;
const rows = 48;

/**
 * The inside of a sphere: `x y z u v` for every vertex, and triangles. The middle of the picture lies at −z.
 * 96 columns keep the straight edges inside a triangle within a quarter of a texel of the true curve at 4096 px.
 */
export function sphereMesh(): { readonly vertices: Float32Array; readonly indices: Uint16Array } {
  const vertices: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const pitch = (0.5 - row / rows) * Math.PI;
    for (let column = 0; column <= columns; column++) {
      const yaw = (column / columns - 0.5) * 2 * Math.PI;
      const flat = Math.cos(pitch);
      vertices.push(Math.sin(yaw) * flat, Math.sin(pitch), -Math.cos(yaw) * flat, column / columns, row / rows);
      if (row === rows || column === columns) continue;
      const here = row * (columns + 1) + column;
      const below = here + columns + 1;
      indices.push(here, below, here + 1, here + 1, below, below + 1);
    }
  }
  return { vertices: new Float32Array(vertices), indices: new Uint16Array(indices) };
}
