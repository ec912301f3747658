/** The longest a field may be, in characters; `backend/firestore.rules` holds the same numbers. */
export const limits = { title: 200, summary: 500, content: 50_000 } as const;
