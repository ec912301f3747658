/** What is read of a request. A `Request` is one; a host whose requests cost too much gives less. */
export interface EdgeRequest extends Pick<Request, 'method' | 'url' | 'body' | 'signal'> {
  readonly headers: Pick<Headers, 'get'>;
}

/** What a `Response` is made of. */
export interface EdgeAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string | ReadableStream<Uint8Array> | null;
}
