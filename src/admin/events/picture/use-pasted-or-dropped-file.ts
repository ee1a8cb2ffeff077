import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onFile` with a file that is pasted or dropped anywhere on the page. Without this, the browser would open a
 * dropped file and leave the form.
 */
export function usePastedOrDroppedFile(onFile: (file: File) => void): void {
  const handleFile = useEffectEvent(onFile)

  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const handleFiles = (data: DataTransfer | null) => {
      const [file] = data?.files ?? []
      if (file) handleFile(file)
    }
    function handleDragOver(event: DragEvent) {
      // Allows the drop.
      if (hasFiles(event)) event.preventDefault()
    }
    function handleDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      handleFiles(event.dataTransfer)
    }
    function handlePaste(event: ClipboardEvent) {
      // Some programs copy text together with a picture of it.
      if (event.clipboardData?.types.includes('text/plain')) return
      handleFiles(event.clipboardData)
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('dragover', handleDragOver, { signal })
    document.addEventListener('drop', handleDrop, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => controller.abort()
  }, [])
}
