import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { ReleaseNote } from './journal';
import { repository } from './workspace';

/** What git answers, `null` where it is not there or has nothing to say. */
function git(...args: readonly string[]): string | null {
  try {
    const answer = execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}

function system(): string | null {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return null;
  }
}

function author(): string | null {
  const name = process.env.RELEASE_BY ?? git('config', 'user.name');
  const email = process.env.RELEASE_BY ? null : git('config', 'user.email');
  return name && email ? `${name} <${email}>` : (name ?? email ?? system());
}

/**
 * Who releases and from which commit, for the journal: `RELEASE_BY`, git's user or the system's; the checkout's commit,
 * marked where files differ from it.
 */
export function releaseNote(why: string | null): ReleaseNote {
  const commit = git('rev-parse', 'HEAD');
  const edited = commit && git('status', '--porcelain', '--untracked-files=no') ? '-edited' : '';
  return { by: author(), commit: commit && commit + edited, why };
}
