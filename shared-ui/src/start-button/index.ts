export { StartButton, type StartButtonProps } from './StartButton';
