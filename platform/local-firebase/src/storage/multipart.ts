import { invalid } from '../http/ApiError';
import { parseObject } from '../http/readBody';

/** What the SDK sends in one request: what it says of a file, and the file. */
export interface Upload {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

const blank = Buffer.from('\r\n\r\n');

/** Reads a `multipart/related` body of the two parts that Firebase Storage's SDK sends: metadata as JSON, then the file. */
export function readUpload(contentType: string, body: Buffer): Upload {
  const boundary = /^multipart\/related; ?boundary=([\w'()+,./:=?-]{1,70})$/.exec(contentType)?.[1];
  if (boundary === undefined) return invalid('an upload is multipart/related');
  const mark = Buffer.from(`\r\n--${boundary}`);
  const text = Buffer.concat([Buffer.from('\r\n'), body]);
  const first = text.indexOf(mark);
  const second = text.indexOf(mark, first + mark.length);
  const end = text.lastIndexOf(mark);
  const isWhole =
    first === 0 &&
    second > 0 &&
    end > second &&
    text
      .subarray(end + mark.length)
      .toString('latin1')
      .trim() === '--';
  if (!isWhole) return invalid('an upload has two parts');
  const metadata = contentOf(text.subarray(first + mark.length, second));
  const bytes = contentOf(text.subarray(second + mark.length, end));
  return { metadata: parseObject(metadata.toString('utf8')), bytes };
}

function contentOf(part: Buffer): Buffer {
  const headers = part.indexOf(blank);
  return headers === -1 ? invalid('a part has headers') : part.subarray(headers + blank.length);
}
