/** JSON as it is kept: the same data gives the same bytes. */
export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
