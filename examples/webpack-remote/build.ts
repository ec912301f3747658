import webpack from 'webpack';
import configurations from './webpack.config';

webpack(configurations, (error, stats) => {
  if (error) throw error;
  process.stdout.write(`${stats?.toString({ preset: 'errors-warnings', colors: true })}\n`);
  if (stats?.hasErrors()) process.exitCode = 1;
});
