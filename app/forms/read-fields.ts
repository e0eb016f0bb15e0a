/** The fields of a posted form. Ends with 400 when the body is none: no form of the shop sends such a body. */
export async function readFields(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw new Response(null, {status: 400});
    throw error;
  }
}
