import { shellConfig } from '@platform/rspack';
import { fonts } from './fonts';
import slots from './slots';

export default shellConfig(import.meta.dirname, slots, fonts);
