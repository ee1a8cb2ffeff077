// Written by `npm run db:types` from supabase/migrations. Do not edit it.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | readonly Json[]

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          email: string
          is_sample: boolean
          user_id: string | null
        }
        Insert: {
          email: string
          is_sample?: boolean
          user_id?: string | null
        }
        Update: {
          email?: string
          is_sample?: boolean
          user_id?: string | null
        }
        Relationships: []
      }
      enquiries: {
        Row: {
          answered_at: string | null
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
        Insert: {
          answered_at?: string | null
          body: Json
          created_at?: string
          delivery?: string
          email?: never
          event_date?: never
          handled_by?: string | null
          id?: string
          link?: string | null
          note?: string
          reference: string
          status?: string
          updated_at?: string
        }
        Update: {
          answered_at?: string | null
          body?: Json
          created_at?: string
          delivery?: string
          email?: never
          event_date?: never
          handled_by?: string | null
          id?: string
          link?: string | null
          note?: string
          reference?: string
          status?: string
          updated_at?: string
        }
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
      full_days: {
        Row: {
          day: string
        }
        Insert: {
          day: string
        }
        Update: {
          day?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      is_admin: {
        Args: never
        Returns: boolean
      }
      list_enquiries: {
        Args: {
          filters?: Json
          overdue_before?: string | null
          page?: number
          page_size: number
        }
        Returns: Json
      }
      list_unused_event_images: {
        Args: never
        Returns: string[]
      }
      report_delivery: {
        Args: {
          accepted: boolean
          email: string
          reference: string
        }
        Returns: undefined
      }
      submit_enquiry: {
        Args: {
          body: Json
          link?: string | null
          reference: string
        }
        Returns: string
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: {
      enquiry_filters: {
        delivery: string | null
        eventDate: string | null
        search: string | null
        status: string | null
      }
    }
  }
}

type Schema = Database['public']

export type Tables<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Schema['Tables']> = Schema['Tables'][Name]['Update']
