import { textLinkClass } from '../button';
import { IconDownload } from '../icon';

export interface DownloadLinkProps {
  readonly href: string;
  /** What the visitor's file is called: `plan.pdf`. */
  readonly file: string;
  readonly bytes: number;
  readonly label: string;
}

const megabytes = (bytes: number) => (Math.ceil(bytes / 100_000) / 10).toFixed(1);

/** A file to keep, with its format and how much of it there is to load. */
export function DownloadLink({ href, file, bytes, label }: DownloadLinkProps) {
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return (
    <a className={textLinkClass()} href={href} download={file} type={format === 'PDF' ? 'application/pdf' : undefined}>
      <IconDownload />
      <span>
        {label} <span className="num nowrap">{`(${format}, ${megabytes(bytes)}MB)`}</span>
      </span>
    </a>
  );
}
