// Opens the database of its environment, writes a user named by USER_ID when told to, and stays until it is killed.
import { openDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { DatabaseStartError } from '@/db/start-error';
import { readEnv } from '@/lib/env';

try {
  const database = await openDatabase(readEnv());
  const id = process.env.USER_ID;
  if (id) {
    const moment = new Date();
    await database.db
      .insert(users)
      .values({ id, name: id, email: `${id}@example.test`, createdAt: moment, updatedAt: moment });
  }
  console.log('open');
  if (process.env.STAY) setInterval(() => undefined, 60_000);
  else await database.close();
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
