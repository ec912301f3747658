// The sheet is a document; the browser only needs its styles.
import '../look';
import './ContactSheet.module.css';
