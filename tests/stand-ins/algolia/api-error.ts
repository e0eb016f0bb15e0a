/** An error response of Algolia's: `{message, status}`. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (message: string) => new ApiError(400, message);
export const unknownIndex = (name: string) => new ApiError(404, `Index ${name} does not exist`);
