/**
 * A module that a file reader process loads. It reads one kind of file and yields the result in pieces of up to 32 MB,
 * which the server receives unchanged.
 */
export interface ReadHandler<Input> {
  read: (input: Input, upload: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>;
}

/** First frame of a request. */
export interface HandlerRequest {
  /** URL of the module. */
  handler: string;
  input: unknown;
  /** Whether frames with an upload follow, up to an `end` frame. */
  hasUpload: boolean;
}

/** An error of a handler. */
export interface HandlerError {
  message: string;
  /** Code and details of an expected error. */
  code?: string;
  details?: Readonly<Record<string, unknown>>;
}
