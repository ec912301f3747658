// Preloaded (`node --import`) into what the supervisor starts: a process whose supervisor is gone, however it went, ends too.
// Nothing that holds a port or a database is left behind.

/** Time for a clean end, ms. */
const patience = 5_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // A listener would otherwise keep a process alive that has nothing left to do.
  process.channel.unref();
}
