import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';
