export { Button, type ButtonProps } from './Button';
export { type ButtonVariant, buttonClass, type IconButtonLook, iconButtonClass, textLinkClass } from './buttonClass';
export { IconButton, type IconButtonProps } from './IconButton';
