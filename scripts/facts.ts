// npm run facts [-- --launch]: what the owner of the site still has to settle. With --launch it ends with 1 while anything is open.
import { factsReport } from '@riverview/site/factsReport';
import { siteFacts } from '@riverview/site/siteFacts';

const { text, code } = factsReport(siteFacts, { launch: process.argv.includes('--launch') });
process.stdout.write(text);
process.exitCode = code;
