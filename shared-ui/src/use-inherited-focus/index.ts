export { useInheritedFocus } from './useInheritedFocus';
