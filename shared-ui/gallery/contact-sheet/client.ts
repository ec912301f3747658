// The sheet is a document; the browser only needs its styles.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '@fontsource/gowun-batang/400.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './ContactSheet.module.css';
