/** The schema in `supabase/migrations`, in the form of `supabase gen types typescript`. */
export type Database = {
  public: {
    Tables: {
      admins: {
        Row: { email: string; is_sample: boolean; user_id: string | null }
        Insert: { email: string; is_sample?: boolean; user_id?: string | null }
        Update: { email?: string; is_sample?: boolean; user_id?: string | null }
        Relationships: []
      }
      events: {
        Row: {
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
        Insert: {
          category?: string
          created_at?: string
          description: string
          event_date: string
          id?: string
          image: string
          image_alt?: string
          is_active?: boolean
          ticket_link?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          category?: string
          created_at?: string
          description?: string
          event_date?: string
          id?: string
          image?: string
          image_alt?: string
          is_active?: boolean
          ticket_link?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      list_unused_event_images: { Args: Record<PropertyKey, never>; Returns: string[] }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
