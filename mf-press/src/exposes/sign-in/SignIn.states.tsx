import type { PieceStates } from '@platform/runtime/pieces';
import { SessionView } from '../../components/sign-in/SessionView';

export default {
  '확인 중': <SessionView session={{ state: 'checking' }} />,
  로그아웃: <SessionView session={{ state: 'signed-out' }} />,
  '다른 곳에서 끝남': <SessionView session={{ state: 'signed-out', why: 'ended' }} />,
  로그인: <SessionView session={{ state: 'signed-in', email: 'admin@example.com' }} />,
} satisfies PieceStates;
