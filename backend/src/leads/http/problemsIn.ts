import { type LeadField, type LeadProblems, leadFields } from '@riverview/site/leadFields';
import { problemTexts } from '../content/problems';

/** What is wrong with which field, in words, in the order of the fields. */
export function problemsIn(problems: LeadProblems): readonly { field: LeadField; code: string; message: string }[] {
  return leadFields.flatMap((field) => {
    const code = problems[field];
    return code ? [{ field, code, message: problemTexts[field][code] }] : [];
  });
}
