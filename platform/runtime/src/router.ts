/** The router facade: all of react-router that a module may use. The shell brings the one instance. */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Link } from './Link';
