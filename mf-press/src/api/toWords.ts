import type { DocumentData } from 'firebase/firestore/lite';
import { plainText } from './plainText';

/** What somebody wrote, of a document that keeps it: a post, a draft or an earlier version. */
export const toWords = ({ title, summary, content }: DocumentData) => ({
  title: plainText(title),
  summary: plainText(summary),
  content: plainText(content),
});
