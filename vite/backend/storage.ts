import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/**
 * Keeps uploaded files in a directory, each beside a JSON file with its type and caching. @supabase/lite has such an
 * adapter, but does not export it.
 */
export function createStorageAdapter(directory: string): StorageAdapter {
  // Encoded, so that no name leads out of the directory.
  const getPath = (bucket: string, key: string) => join(directory, encodeURIComponent(`${bucket}/${key}`))

  async function read(bucket: string, key: string): Promise<{ body: Buffer; metadata: Metadata }> {
    const path = getPath(bucket, key)
    const [body, json] = await Promise.all([readFile(path), readFile(`${path}.json`, 'utf8')])
    const metadata = JSON.parse(json) as Metadata
    return { body, metadata: { ...metadata, lastModified: metadata.lastModified && new Date(metadata.lastModified) } }
  }

  async function write(bucket: string, key: string, body: Uint8Array, contentType: string, cacheControl: string) {
    const metadata: Metadata = {
      cacheControl,
      mimetype: contentType,
      size: body.byteLength,
      contentLength: body.byteLength,
      lastModified: new Date(),
      eTag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    }
    await mkdir(directory, { recursive: true })
    await writeFile(getPath(bucket, key), body)
    await writeFile(`${getPath(bucket, key)}.json`, JSON.stringify(metadata))
    return metadata
  }

  async function remove(bucket: string, key: string) {
    for (const path of [getPath(bucket, key), `${getPath(bucket, key)}.json`]) await rm(path, { force: true })
  }

  return {
    driver: null,
    getObject: async (bucket, key) => ({ ...(await read(bucket, key)), httpStatusCode: 200 }),
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      return write(bucket, key, bytes, contentType, cacheControl)
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },
    async copyObject(bucket, key, _version, targetBucket, targetKey) {
      const { body, metadata } = await read(bucket, key)
      return write(targetBucket, targetKey, body, metadata.mimetype, metadata.cacheControl)
    },
    // Only for services that read a file by its address.
    privateAssetUrl: () => Promise.reject(new Error('Uploaded files have no private address')),
  }
}
