import { shellConfig } from '@platform/rspack';
import slots from './slots';

export default shellConfig(import.meta.dirname, slots);
