/** Status names of Google's APIs and the HTTP status each travels with. */
const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 413,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type ApiStatus = keyof typeof httpStatus;

/** A refusal in the words of Google's APIs, so that the Firebase SDK turns it into its own error codes. */
export class ApiError extends Error {
  readonly status: ApiStatus;

  constructor(status: ApiStatus, message: string) {
    super(message);
    this.status = status;
  }

  get code(): number {
    return httpStatus[this.status];
  }

  get body() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

/** Refuses a request that this back end cannot read or does not know. */
export function invalid(message: string): never {
  throw new ApiError('INVALID_ARGUMENT', message);
}
