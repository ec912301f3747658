export { Message, type MessageKind, type MessageProps } from './Message';
