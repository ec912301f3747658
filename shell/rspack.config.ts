import { shellConfig } from '@platform/rspack';

export default shellConfig(import.meta.dirname);
