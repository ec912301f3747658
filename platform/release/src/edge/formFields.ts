/** Fields of a form that a browser posted by itself, in order, or `null` where the body is no such form. Files are left out. */
export async function formFields(
  contentType: string,
  body: Uint8Array,
): Promise<readonly (readonly [string, string])[] | null> {
  try {
    const form = await new Response(body as BodyInit, { headers: { 'content-type': contentType } }).formData();
    return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  } catch {
    return null;
  }
}

/** Whether a content type is that of a form posted without a script. */
export const isFormType = (contentType: string): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(contentType);
