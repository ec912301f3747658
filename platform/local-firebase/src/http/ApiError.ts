/** Status names of Google's APIs and the HTTP status each travels with. */
const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type ApiStatus = keyof typeof httpStatus;

/** A refusal in the words of Google's APIs, so that the Firebase SDK turns it into its own error codes. */
export class ApiError extends Error {
  readonly status: ApiStatus;
  /** The HTTP status. */
  readonly code: number;

  constructor(status: ApiStatus, message: string, code: number = httpStatus[status]) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get body() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

/** The error of Google's APIs by that name, or INTERNAL for a name that is none. */
export function apiError(status: unknown, message: string): ApiError {
  const isKnown = typeof status === 'string' && Object.hasOwn(httpStatus, status);
  return new ApiError(isKnown ? (status as ApiStatus) : 'INTERNAL', message);
}

/** Refuses a request that this back end cannot read or does not know. */
export function invalid(message: string): never {
  throw new ApiError('INVALID_ARGUMENT', message);
}
