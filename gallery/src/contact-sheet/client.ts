// The sheet is a document; the browser only needs its styles.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '@fontsource/gowun-batang/400.css';
import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';
import './ContactSheet.module.css';
