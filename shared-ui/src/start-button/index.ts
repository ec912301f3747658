export { StageButton, type StageButtonProps } from './StageButton';
