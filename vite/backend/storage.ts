import { hash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type StoredFile = { body: Buffer; metadata: Awaited<ReturnType<StorageAdapter['headObject']>> }

/**
 * Keeps uploaded files in a directory, each with its type and caching. @supabase/lite has such an adapter, but does not
 * export it.
 */
export function createStorageAdapter(directory: string): StorageAdapter {
  // Encoded, so that no name leads out of the directory.
  const getPath = (bucket: string, key: string) =>
    join(directory, encodeURIComponent(`${bucket}/${key}`))
  const read = async (bucket: string, key: string) =>
    deserialize(await readFile(getPath(bucket, key))) as StoredFile
  const remove = (bucket: string, key: string) => rm(getPath(bucket, key), { force: true })

  async function write(bucket: string, key: string, file: StoredFile) {
    await mkdir(directory, { recursive: true })
    await writeFile(getPath(bucket, key), serialize(file))
    return file.metadata
  }

  return {
    driver: null,
    getObject: async (bucket, key) => ({ ...(await read(bucket, key)), httpStatusCode: 200 }),
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    async uploadObject(bucket, key, _version, content, mimetype, cacheControl) {
      const body = Buffer.from(await new Response(content as BodyInit).arrayBuffer())
      const eTag = `"${hash('sha256', body).slice(0, 32)}"`
      const size = body.byteLength
      const metadata = {
        cacheControl,
        mimetype,
        size,
        contentLength: size,
        lastModified: new Date(),
        eTag,
      }
      return write(bucket, key, { body, metadata })
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },
    copyObject: async (bucket, key, _version, targetBucket, targetKey) =>
      write(targetBucket, targetKey, await read(bucket, key)),
    // Only for services that read a file by its address.
    privateAssetUrl: () => Promise.reject(new Error('Uploaded files have no private address')),
  }
}
