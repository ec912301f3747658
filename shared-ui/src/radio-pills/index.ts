export { RadioPills, type RadioPillsProps } from './RadioPills';
