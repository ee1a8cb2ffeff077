type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

type EventRow = {
  category: string
  created_at: string
  description: string
  event_date: string
  id: string
  image: string
  image_alt: string
  is_active: boolean
  ticket_link: string | null
  title: string
  updated_at: string
}
type EnquiryRow = {
  body: Json
  created_at: string
  delivery: string
  email: string
  event_date: string
  handled_by: string | null
  id: string
  link: string | null
  note: string
  reference: string
  status: string
  updated_at: string
}
type EnquiryFilters = { search?: string; status?: string; delivery?: string; event_date?: string }
type AdminRow = { email: string; is_sample: boolean; user_id: string | null }

/** A table whose rows need at least the `Required` columns. The others have defaults. */
type Table<Row, Required extends keyof Row> = {
  Row: Row
  Insert: Partial<Row> & Pick<Row, Required>
  Update: Partial<Row>
  Relationships: []
}

/** The schema in `supabase/migrations`, in the form of `supabase gen types typescript`. */
export type Database = {
  public: {
    Tables: {
      admins: Table<AdminRow, 'email'>
      enquiries: Table<EnquiryRow, 'body' | 'reference'>
      events: Table<EventRow, 'description' | 'event_date' | 'image' | 'title'>
    }
    Views: { [_ in never]: never }
    Functions: {
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      list_enquiries: {
        Args: EnquiryFilters & {
          overdue_before?: string | null
          page?: number
          page_size?: number
          kept_id?: string | null
        }
        Returns: Json
      }
      list_unused_event_images: { Args: Record<PropertyKey, never>; Returns: string[] }
      report_delivery: { Args: { reference: string; email: string; accepted: boolean }; Returns: undefined }
      submit_enquiry: { Args: { reference: string; body: Json; link?: string | null }; Returns: undefined }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
