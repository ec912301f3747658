export { checkLead } from '@riverview/site/lead';
export { problemWords } from '../../content/problems';
export { InterestResult } from '../../exposes/interest-form/InterestResult';
export { followOutbox } from './followOutbox';
export { formatTypedBefore, formatWhileTyping, normalizeOnLeaving } from './phoneField';
export { SubmissionMessage } from './SubmissionMessage';
export { typedText } from './sentLead';
export { whatWaits } from './whatWaits';
