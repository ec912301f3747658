export { Button, type ButtonProps } from './Button';
export { type ButtonVariant, buttonClass } from './buttonClass';
export { IconButton, type IconButtonProps } from './IconButton';
export { type IconButtonLook, iconButtonClass } from './iconButtonClass';
export { textLinkClass } from './textLinkClass';
