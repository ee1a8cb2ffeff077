import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onFile` with a file that is pasted or dropped anywhere on the page. Without this, the browser would open a
 * dropped file and leave the form. Returns whether a file is being dragged.
 */
export function usePastedOrDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const handleFile = useEffectEvent(onFile)

  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const handleFiles = (data: DataTransfer | null) => {
      const [file] = data?.files ?? []
      if (file) handleFile(file)
    }
    function handleDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsDragging(true)
    }
    function handleDragLeave({ relatedTarget }: DragEvent) {
      // Null when the pointer leaves the window.
      if (relatedTarget === null) setIsDragging(false)
    }
    function handleDrop(event: DragEvent) {
      setIsDragging(false)
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
    document.addEventListener('dragleave', handleDragLeave, { signal })
    document.addEventListener('drop', handleDrop, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => controller.abort()
  }, [])

  return isDragging
}
