// The stock faces: the gallery shows components, not the site whose characters the fonts are cut to.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import '@fontsource/gowun-batang/400.css';
import '@riverview/shared-ui/styles/tokens.css';
import '@riverview/shared-ui/styles/base.css';
