import { expect, test } from 'vitest';
import { storedLead } from '../testing/storedLead';
import { csvRows } from './leadsCsv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\n=1'])(
  'a message that begins as a formula is words to a spreadsheet: %j',
  (message) => {
    expect(csvRows([storedLead({ id: 'a'.repeat(64), message })])).toContain(`"'${message}"`);
  },
);
