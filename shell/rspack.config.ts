import { shellConfig } from '@riverview/build';

export default shellConfig(import.meta.dirname);
