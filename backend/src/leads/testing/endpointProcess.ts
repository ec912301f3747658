import { openDatabase } from '@platform/local-firebase/database';
import { sqliteLeadStore } from '../store/sqliteLeadStore';
import { startEndpoint } from './startEndpoint';

/** The endpoint as a process of its own, to be killed: `tsx endpointProcess.ts DATABASE`. Prints its address. */
const [, , file] = process.argv;
if (!file) throw new Error('Name the database file.');
const { url } = await startEndpoint({ store: sqliteLeadStore(openDatabase(file)) });
process.stdout.write(`${url}\n`);
