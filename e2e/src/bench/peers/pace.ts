/** How long a fixed piece of work takes, ms: a busy machine takes longer, and its times are not to be trusted. */
export function pace(): number {
  const began = performance.now();
  let value = 1;
  for (let turn = 0; turn < 2e7; turn++) value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
  return performance.now() - began + (value === 42 ? 1 : 0);
}
